import type { Banner } from '#contract/site.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import { AppAnchor } from '../AppAnchor.tsx';
import * as css from './Banners.css.ts';

/** The merchant's banners side by side; they stay where the customer left them. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return (
    <ul className={css.rail}>
      {banners.map((banner, index) => (
        <li key={banner.id} className={css.place}>
          <AppAnchor href={banner.link} className={css.banner}>
            <Picture
              className={css.picture}
              src={banner.image.url}
              srcSet={banner.image.srcset ?? undefined}
              sizes="(min-width: 1024px) 560px, (min-width: 768px) 60vw, 34vw"
              alt=""
              width={banner.image.width}
              height={banner.image.height}
              ratio="banner"
              deferred={index > 0}
            />
            <span className={css.words}>
              <strong className={css.title}>{banner.title}</strong>
              <span className={css.text}>{banner.text}</span>
              <span className={css.more}>{banner.link_label}</span>
            </span>
          </AppAnchor>
        </li>
      ))}
    </ul>
  );
}
