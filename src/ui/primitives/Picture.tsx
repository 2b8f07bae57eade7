import { createContext, type Ref, use, useCallback, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { frame, image, missing } from './Picture.css.ts';
import { useHydrated } from './use-hydrated.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PictureProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty when the text beside it already says the same. */
  alt: string;
  /** Intrinsic size in pixels. */
  width: number;
  height: number;
  /** Shape of the frame; `natural` follows width and height. */
  ratio?: 'square' | 'photo' | 'wide' | 'banner' | 'natural';
  fit?: 'cover' | 'contain';
  /** The picture that a page is about: asked for with the page and ahead of the others, which wait until the page is laid out. */
  leads?: boolean;
  /** `eager` for what lies on this phone. */
  loading?: 'eager' | 'lazy';
  /** Waits for hydration, so that pictures further down do not compete with the scripts of a first visit. */
  deferred?: boolean;
  rounded?: boolean;
  className?: string | undefined;
}

/** Whether pictures are drawn stand-ins, so that none costs a byte of the network; the customer's own files on this phone are shown. */
export const DrawnPictures = createContext(false);

/** A picture in room of a fixed shape: tinted until it is there, a drawn stand-in when it can't be had. */
export function Picture({ deferred = false, ...props }: PictureProps) {
  return deferred ? <DeferredPicture {...props} /> : <Framed {...props} isWaiting={false} />;
}

function DeferredPicture(props: Omit<PictureProps, 'deferred'>) {
  return <Framed {...props} isWaiting={!useHydrated()} />;
}

function Framed({ isWaiting, ...props }: Omit<PictureProps, 'deferred'> & { isWaiting: boolean }) {
  const { src, srcSet, ratio = 'square' } = props;
  const [failed, setFailed] = useState<string | null>(null);
  // It may have failed before React listened.
  const watch: Ref<HTMLImageElement> = useCallback(
    (img: HTMLImageElement | null) => {
      if (img?.currentSrc && img.complete && img.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  // A picture that failed offline is asked for again once there is a line.
  useEffect(() => {
    if (failed === null) return;
    const retry = () => setFailed(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  const isMissing = failed === src || (use(DrawnPictures) && !src.startsWith('blob:'));
  return (
    <span className={classNames(frame({ ratio, rounded: props.rounded }), props.className)}>
      {isMissing ? (
        <Missing label={props.alt} />
      ) : (
        <img
          ref={watch}
          {...(isWaiting ? null : { srcSet, src })}
          sizes={srcSet && props.sizes}
          alt={props.alt}
          width={props.width}
          height={props.height}
          loading={props.loading ?? (props.leads ? 'eager' : 'lazy')}
          fetchPriority={props.leads ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
          className={image({ framed: ratio !== 'natural', fit: props.fit })}
        />
      )}
    </span>
  );
}

/** A stack of three strata under a level line: the same for every product. */
function Missing({ label }: { label: string }) {
  return (
    <>
      <svg viewBox="0 0 48 48" className={missing} fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
        <path d="M4 20h40M4 20v20h40V20M4 30h40M18 20v10M31 30v10" />
        <path d="M24 6v8m-4-4 4 4 4-4" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  );
}
