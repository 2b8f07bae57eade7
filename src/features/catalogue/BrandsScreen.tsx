import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Brand } from '#contract/catalogue.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import { Search } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './BrandsScreen.css.ts';

interface Props {
  /** A part of the name; kept in the address. */
  filter: string;
  onFilter: (text: string) => void;
}

/** All brands by letter. */
export function BrandsScreen({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: brands } = useSuspenseQuery(catalogueQueries.brands(language));
  const wanted = withoutInvisible(filter).trim().toLowerCase();
  const found = brands.filter(brand => brand.name.toLowerCase().includes(wanted));
  return (
    <Container className={css.page}>
      <Heading level={1}>
        <Trans>Brands</Trans>
      </Heading>
      <TextField
        className={css.filter}
        label={t`Find a brand`}
        type="search"
        maxLength={LONGEST_SEARCH}
        value={filter}
        onChange={event => onFilter(event.target.value)}
        leading={<Search size={20} />}
        autoComplete="off"
      />
      <p role="status" className={css.count}>
        <Plural value={found.length} one="# brand" other="# brands" />
      </p>
      {found.length === 0 ? (
        <EmptyState
          action={
            <Button variant="outline" onClick={() => onFilter('')}>
              <Trans>Show all brands</Trans>
            </Button>
          }
        >
          <Trans>No brand has this in its name</Trans>
        </EmptyState>
      ) : (
        <div className={css.groups}>
          {byLetter(found).map(([letter, group]) => (
            <section key={letter} aria-labelledby={`brands-${letter}`} className={css.group}>
              <h2 id={`brands-${letter}`} className={css.letter}>
                {letter}
              </h2>
              <ul className={css.list}>
                {group.map(brand => (
                  <li key={brand.slug}>
                    <BrandLink brand={brand} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Container>
  );
}

function BrandLink({ brand }: { brand: Brand }) {
  return (
    <Link to="/brands/$brand" params={{ brand: brand.slug }} className={css.brand}>
      <Picture className={css.logo} src={brand.image_url} alt="" width={240} height={120} ratio="natural" deferred />
      <span>
        <span className={css.name}>{brand.name}</span>
        <span className={css.count}>
          <Plural value={brand.product_count} one="# product" other="# products" />
        </span>
      </span>
    </Link>
  );
}

/** Names that begin with no letter stand together under '#'. */
function byLetter(brands: readonly Brand[]): readonly (readonly [string, readonly Brand[]])[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const first = brand.name.charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups].sort(([left], [right]) => left.localeCompare(right, 'id'));
}
