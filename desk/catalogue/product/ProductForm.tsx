import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type AdminProduct, setProductEndpoint } from '#contract/admin-editing.ts';
import type { ShopPicture } from '#contract/admin-pictures.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { fieldCodes, useDecision } from '../../data/decision.ts';
import { Failure } from '../../ui/Failure.tsx';
import { textOf } from '../../ui/FormDialog.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { fieldMessage } from '../../words/problem-words.ts';
import * as css from '../catalogue.css.ts';
import { PhotosEditor } from './PhotosEditor.tsx';

const TEXTS = ['name_id', 'name_en', 'description_id', 'description_en'] as const;

/** A product's words and photos, saved together: each saving is one version that can be undone, and the shop keeps few of them. */
export function ProductForm({ product }: { product: AdminProduct }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  // Null until the merchant changes them, so that a colleague's photos are shown.
  const [ownPhotos, setOwnPhotos] = useState<readonly ShopPicture[] | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const decision = useDecision(setProductEndpoint, () => {
    setIsTyped(false);
    toast(t`The product is saved`);
  });
  const codes = fieldCodes(decision.error);
  const errorOf = (field: string) => (codes[field] === undefined ? undefined : i18n._(fieldMessage(codes[field])));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (decision.isPending) return;
    const body = changed(product, new FormData(event.currentTarget), ownPhotos);
    if (Object.keys(body).length === 0) toast(t`Nothing was changed`, 'info');
    // Photos that the merchant changes while the answer is on its way are not in it: they stay unsaved.
    else
      decision.mutate({ params: { slug: product.slug }, body }, { onSuccess: () => setOwnPhotos(now => (now === ownPhotos ? null : now)) });
  };
  return (
    <form onSubmit={save} onChange={() => setIsTyped(true)} noValidate className={css.fields} aria-label={t`Words and photos`}>
      <Heading level={2}>{t`Words and photos`}</Heading>
      <PhotosEditor photos={ownPhotos ?? product.photos} error={errorOf('photos')} onChange={setOwnPhotos} />
      <div className={css.languages}>
        <TextField name="name_id" label={t`Name in Indonesian`} defaultValue={product.name_id} error={errorOf('name_id')} required />
        <TextField name="name_en" label={t`Name in English`} defaultValue={product.name_en} error={errorOf('name_en')} required />
        <TextArea
          name="description_id"
          label={t`Description in Indonesian`}
          rows={8}
          defaultValue={product.description_id}
          error={errorOf('description_id')}
        />
        <TextArea
          name="description_en"
          label={t`Description in English`}
          rows={8}
          defaultValue={product.description_en}
          error={errorOf('description_en')}
        />
      </div>
      <Checkbox name="is_promoted" defaultChecked={product.is_promoted} description={t`It stands among the shop’s promotions`}>
        {t`Promoted`}
      </Checkbox>
      <Failure error={decision.error} />
      <div>
        <Button type="submit" loading={decision.isPending}>
          {t`Save`}
        </Button>
      </div>
      <LeaveGuard isUnsaved={isTyped || ownPhotos !== null} />
    </form>
  );
}

/** What the merchant changed alone: a colleague's change of another field stays. */
function changed(before: AdminProduct, fields: FormData, photos: readonly ShopPicture[] | null) {
  const texts = TEXTS.map(name => [name, textOf(fields, name)] as const).filter(([name, text]) => text !== before[name].trim());
  const isPromoted = fields.has('is_promoted');
  return {
    ...Object.fromEntries(texts),
    ...(isPromoted === before.is_promoted ? {} : { is_promoted: isPromoted }),
    ...(photos === null ? {} : { photos: photos.map(({ id }) => id) }),
  };
}
