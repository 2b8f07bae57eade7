import type { AdminBanner } from '#contract/admin-banners.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './banners.css.ts';
import { pictureAddress } from './PictureField.tsx';

/** A banner as a phone shows it on the home page. */
export function BannerView({ banner, language }: { banner: AdminBanner; language: 'id' | 'en' }) {
  return (
    <div className={css.banner} lang={language}>
      <Picture src={pictureAddress(banner.picture)} alt="" width={1200} height={480} ratio="banner" />
      <div className={css.words}>
        <strong className={css.title}>{banner[`title_${language}`]}</strong>
        <span className={css.text}>{banner[`text_${language}`]}</span>
        <span className={css.more}>{banner[`link_label_${language}`]}</span>
      </div>
    </div>
  );
}
