import { useLingui } from '@lingui/react/macro';
import { type SiteCard, setSiteEndpoint } from '#contract/admin-settings.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { RowsField } from './RowsField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as css from './settings.css.ts';

type Social = SiteCard['socials'][number];

/** Names of the networks that the footer has icons of. */
const networks: Readonly<Record<Social['icon'], string>> = { whatsapp: 'WhatsApp', facebook: 'Facebook', instagram: 'Instagram' };

/** What was typed into the fields of one name, row by row. */
const column = (fields: FormData, name: string) => fields.getAll(name).map(value => String(value).trim());

/** The links at the foot of every page. */
export function FooterForm({ card }: { card: SiteCard }) {
  const { t } = useLingui();
  return (
    <SettingsForm
      title={t`Links at the foot of every page`}
      endpoint={setSiteEndpoint}
      body={fields => {
        const [icons, links] = [column(fields, 'icon'), column(fields, 'link')];
        const [labels, english, routes] = [column(fields, 'label_id'), column(fields, 'label_en'), column(fields, 'route')];
        return {
          socials: icons.map((icon, row) => ({
            icon: icon as Social['icon'],
            name: networks[icon as Social['icon']],
            link: links[row] ?? '',
          })),
          others: labels.map((label_id, row) => ({ label_id, label_en: english[row] ?? '', route: routes[row] ?? '' })),
          blog_url: textOf(fields, 'blog_url') || null,
        };
      }}
    >
      {(error, touch) => (
        <>
          <Socials socials={card.socials} error={error} touch={touch} />
          <PageLinks others={card.others} error={error} touch={touch} />
          <TextField
            name="blog_url"
            type="url"
            label={t`Blog on another site`}
            hint={t`Empty: the articles of this shop.`}
            defaultValue={card.blog_url ?? ''}
            error={error('blog_url')}
          />
        </>
      )}
    </SettingsForm>
  );
}

interface RowsProps {
  error: (field: string) => string | undefined;
  touch: () => void;
}

function Socials({ socials, error, touch }: RowsProps & { socials: readonly Social[] }) {
  const { t } = useLingui();
  return (
    <RowsField
      legend={t`Social networks`}
      error={error('socials')}
      rows={socials}
      fresh={{ icon: 'whatsapp', name: '', link: '' } satisfies Social as Social}
      addLabel={t`Add a network`}
      most={20}
      onTouch={touch}
    >
      {({ icon, link }, place) => (
        <div className={css.pair}>
          <Select name="icon" label={t`Network`} defaultValue={icon}>
            {Object.entries(networks).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
          <TextField name="link" type="url" label={t`Address`} defaultValue={link} error={error(`socials.${place}.link`)} required />
        </div>
      )}
    </RowsField>
  );
}

function PageLinks({ others, error, touch }: RowsProps & { others: SiteCard['others'] }) {
  const { t } = useLingui();
  return (
    <RowsField
      legend={t`Pages`}
      hint={t`A page of the shop begins with /, such as /about.`}
      error={error('others')}
      rows={others}
      fresh={{ label_id: '', label_en: '', route: '' }}
      addLabel={t`Add a page`}
      most={50}
      onTouch={touch}
    >
      {({ label_id, label_en, route }, place) => (
        <>
          <div className={css.pair}>
            <TextField
              name="label_id"
              lang="id"
              label={t`Words, Indonesian`}
              defaultValue={label_id}
              error={error(`others.${place}.label_id`)}
              required
            />
            <TextField
              name="label_en"
              lang="en"
              label={t`Words, English`}
              defaultValue={label_en}
              error={error(`others.${place}.label_en`)}
              required
            />
          </div>
          <TextField name="route" label={t`Page of the shop`} defaultValue={route} error={error(`others.${place}.route`)} required />
        </>
      )}
    </RowsField>
  );
}
