import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { listLimits } from '#contract/lists.ts';
import { useAddresses } from '#data/addresses/use-addresses.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Lists.css.ts';
import { useListEdits } from './use-list-edits.ts';

/** Name, site with its address, client and note of a list. */
export function DetailsDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const { t } = useLingui();
  const { edit } = useListEdits();
  const formId = useId();
  // As the customer has seen it: what another device writes meanwhile is not written over by a field that they leave alone.
  const [seen] = useState(list);
  const [fields, setFields] = useState({ name: list.name, site: list.site, client: list.client, note: list.note });
  const [isMissing, setMissing] = useState(false);
  const [addressId, setAddressId] = useState(list.address_id ?? '');
  // The shop has to know it: one that waits on this phone may still be refused.
  const addresses = (useAddresses().data ?? []).filter(({ isQueued }) => !isQueued);
  const change = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields(now => ({ ...now, [name]: event.target.value }));
  async function save(event: FormEvent) {
    event.preventDefault();
    const name = fields.name.trim();
    setMissing(name === '');
    if (name === '') return;
    const wanted = { ...fields, name, address_id: addressId || null };
    const changed = Object.fromEntries(Object.entries(wanted).filter(([key, value]) => value !== seen[key as keyof typeof wanted]));
    if (Object.keys(changed).length === 0 || (await edit(list, changed))) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit details`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={css.stack} onSubmit={event => void save(event)} noValidate>
        <TextField
          label={t`Name of the list`}
          required
          value={fields.name}
          maxLength={listLimits.name}
          onChange={change('name')}
          error={isMissing ? t`This field is required` : null}
        />
        <TextField label={t`Building site`} value={fields.site} maxLength={listLimits.site} onChange={change('site')} />
        {addresses.length === 0 ? null : (
          <Select label={t`Address of the site`} value={addressId} onChange={event => setAddressId(event.target.value)}>
            <option value="">{t`None`}</option>
            {addresses.map(({ id, label, full_address }) => (
              <option key={id} value={id}>
                {`${label} · ${full_address}`}
              </option>
            ))}
          </Select>
        )}
        <TextField label={t`Client`} value={fields.client} maxLength={listLimits.client} onChange={change('client')} />
        <TextArea label={t`Note`} value={fields.note} maxLength={listLimits.note} onChange={change('note')} />
      </form>
    </Dialog>
  );
}
