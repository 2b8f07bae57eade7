import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Logo } from '#ui/primitives/Logo.tsx';

/** The shop's logo and name, which lead home. */
export function HomeLink({ className }: { className: string | undefined }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  // A phone that has never reached the shop doesn't know its name.
  const name = site?.name ?? t`Shop`;
  return (
    <Link to="/" aria-label={t`${name}, to the home page`} className={className}>
      <Logo name={name} color={site?.mark_color} picture={site?.logo_url} />
    </Link>
  );
}
