import { useLingui } from '@lingui/react/macro';
import type { PictureData, Variant } from '#contract/catalogue.ts';
import { pictureOf } from '#data/pictures/of-variant.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './Gallery.css.ts';

interface Props {
  images: readonly PictureData[];
  name: string;
  variant: Variant;
}

/** The product's pictures, the first as the chosen variant looks; one wide, the others by swiping, by the arrow keys or by their numbers. */
export function Gallery({ images, name, variant }: Props) {
  const { t } = useLingui();
  const count = images.length;
  return (
    <section aria-label={t`Pictures`} className={css.gallery}>
      {/* Without links inside, it has to take the focus itself to be scrolled by keyboard. */}
      <ul className={css.rail} tabIndex={count > 1 ? 0 : undefined}>
        {images.map((image, index) => (
          <li key={image.url} id={`picture-${index + 1}`} className={css.place}>
            <Picture
              src={index === 0 ? pictureOf(image, variant).url : image.url}
              srcSet={image.srcset ?? undefined}
              sizes="(min-width: 1240px) 640px, (min-width: 768px) 50vw, 100vw"
              alt={count > 1 ? t`${name}, picture ${index + 1} of ${count}` : name}
              width={image.width}
              height={image.height}
              rounded
              leads={index === 0}
              deferred={index > 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 ? <p className={css.count}>{t`${count} pictures, swipe to see them`}</p> : null}
    </section>
  );
}
