import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AdminBanner, setBannersEndpoint } from '#contract/admin-banners.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { BannerView } from './BannerView.tsx';
import * as css from './banners.css.ts';
import { PictureField } from './PictureField.tsx';

interface BannerDialogProps {
  banners: readonly AdminBanner[];
  /** Which of them is changed; behind the last one: a new one. */
  place: number;
  onClose: () => void;
}

/** A banner that has nothing yet. */
const fresh = (): AdminBanner => ({
  id: `banner-${crypto.randomUUID().slice(0, 8)}`,
  title_id: '',
  title_en: '',
  text_id: '',
  text_en: '',
  link_label_id: 'Lihat',
  link_label_en: 'See',
  link: '/products',
  picture: '',
});

/** One banner in both languages, with what becomes of it. */
export function BannerDialog({ banners, place, onClose }: BannerDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const [banner, setBanner] = useState(() => banners[place] ?? fresh());
  // A colleague may have changed the others meanwhile: they are sent as they are now.
  const isNew = banners.every(({ id }) => id !== banner.id);
  const next = isNew ? [...banners, banner] : banners.map(each => (each.id === banner.id ? banner : each));
  const at = isNew ? next.length - 1 : next.indexOf(banner);
  return (
    <FormDialog
      size="lg"
      title={isNew ? t`Add a banner` : t`Change the banner`}
      endpoint={setBannersEndpoint}
      body={() => ({ banners: next })}
      action={t`Save`}
      onClose={onClose}
      onDone={() => toast(t`Saved. Customers see it within five minutes.`)}
    >
      {error => {
        const field = (name: keyof AdminBanner) => ({
          value: banner[name],
          error: error(`banners.${at}.${name}`),
          onChange: (event: { target: { value: string } }) => setBanner({ ...banner, [name]: event.target.value }),
        });
        return (
          <>
            <PictureField
              legend={t`Picture`}
              picture={banner.picture}
              error={error(`banners.${at}.picture`)}
              onPicture={picture => setBanner(now => ({ ...now, picture }))}
            />
            <div className={css.pair}>
              <TextField {...field('title_id')} lang="id" label={t`Title, Indonesian`} required />
              <TextField {...field('title_en')} lang="en" label={t`Title, English`} required />
              <TextField {...field('text_id')} lang="id" label={t`Text, Indonesian`} />
              <TextField {...field('text_en')} lang="en" label={t`Text, English`} />
              <TextField {...field('link_label_id')} lang="id" label={t`Words of the link, Indonesian`} required />
              <TextField {...field('link_label_en')} lang="en" label={t`Words of the link, English`} required />
            </div>
            <TextField
              {...field('link')}
              label={t`Page that it leads to`}
              hint={t`A page of the shop begins with /, such as /products?promotion=true.`}
              required
            />
            {banner.picture === '' ? null : (
              <section aria-label={t`As customers see it`}>
                <BannerView banner={banner} language={language} />
              </section>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
