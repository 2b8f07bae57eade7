import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Return } from '#contract/returns.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { returnQueries } from '#data/returns/queries.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { reasonWords, wishWords } from './return-words.ts';
import * as css from './returns.css.ts';

/** A return that the shop has: its goods, where it stands, and what the shop says to it. */
export function ReturnEntry({ entry }: { entry: Return }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const title = i18n._(reasonWords[entry.reason]);
  const wish = i18n._(wishWords[entry.wish]);
  const asked = formatMoment(entry.asked_at, language);
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <Stack gap={12}>
        <Stack direction="row" gap={12}>
          <Heading level={3} size="group">
            {title}
          </Heading>
          <StateTag state={entry.state} />
        </Stack>
        <p className={css.note}>
          <Trans>
            Asked on {asked}. Wanted: {wish}
          </Trans>
        </p>
        <Decision entry={entry} />
        <LineList
          items={entry.lines.map(({ order_item_id, image_url, product_name, variant_name, quantity, unit }) => ({
            key: order_item_id,
            pictureUrl: image_url,
            name: product_name,
            detail: `${variant_name} · ${lineQuantityWords(i18n, quantity, unit)}`,
          }))}
        />
        {entry.words === '' ? null : <p className={css.words}>{entry.words}</p>}
        {entry.photos.length === 0 ? null : (
          <ul className={css.photos}>
            {entry.photos.map((photo, index) => (
              <li key={photo}>
                <StoredPhoto id={entry.id} photo={photo} alt={t`Photo ${{ number: index + 1 }}`} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function StateTag({ state }: { state: Return['state'] }) {
  const { t } = useLingui();
  if (state === 'asked') return <Tag tone="info">{t`The shop looks at it`}</Tag>;
  return state === 'accepted' ? <Tag tone="ok">{t`Accepted`}</Tag> : <Tag tone="bad">{t`Not accepted`}</Tag>;
}

function Decision({ entry: { state, outcome, refund, answer } }: { entry: Return }) {
  if (state === 'asked') return null;
  const amount = refund === null ? '' : formatRupiah(refund.amount);
  return (
    <div>
      {outcome === 'replacement' ? (
        <p>
          <Trans>A replacement is sent to you.</Trans>
        </p>
      ) : null}
      {refund === null ? null : (
        <p>
          {refund.state === 'sent' ? (
            <Trans>{amount} was sent back to you.</Trans>
          ) : (
            <Trans>{amount} comes back within 1–3 working days.</Trans>
          )}
        </p>
      )}
      {answer === '' ? null : <p className={css.words}>{answer}</p>}
    </div>
  );
}

/** A photo that the shop has. Without a line it may be missing, which takes nothing from the page. */
function StoredPhoto({ id, photo, alt }: { id: string; photo: string; alt: string }) {
  const { data = null } = useQuery(returnQueries.photo(id, photo));
  const url = useObjectUrl(data);
  return url === null ? null : <Picture src={url} alt={alt} width={96} height={96} rounded loading="eager" className={css.photo} />;
}
