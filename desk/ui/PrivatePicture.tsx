import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { useFile } from '../data/reading.ts';
import { Answer } from './Answer.tsx';
import { PdfLink } from './PdfLink.tsx';
import * as css from './PrivatePicture.css.ts';
import { useObjectUrl } from './use-object-url.ts';

interface PrivatePictureProps {
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
  /** Changes with the file, such as the moment when it was sent. */
  version?: string;
  /** What the picture shows. */
  alt: string;
  /** The name under which it is saved, without its ending. */
  name: string;
}

/** A picture or a PDF that only the shop's people may see; a tap shows the picture in its whole size. */
export function PrivatePicture({ endpoint, params, version = '', alt, name }: PrivatePictureProps) {
  const reading = useFile(endpoint, params, version);
  return <Answer reading={reading}>{file => <Shown file={file} alt={alt} name={name} />}</Answer>;
}

function Shown({ file, alt, name }: { file: Blob; alt: string; name: string }) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (url === null) return null;
  if (file.type === 'application/pdf') return <PdfLink url={url} bytes={file.size} name={name} />;
  if (isBroken) return <Notice tone="warn" role="status">{t`This browser cannot show the picture.`}</Notice>;
  return (
    <>
      <button type="button" className={css.zoom} aria-label={t`Enlarge: ${alt}`} onClick={() => setLarge(true)}>
        <img src={url} alt={alt} className={css.picture} onError={() => setBroken(true)} />
      </button>
      <Dialog open={isLarge} size="lg" title={alt} closeLabel={t`Close`} onClose={() => setLarge(false)}>
        <img src={url} alt={alt} className={css.whole} />
      </Dialog>
    </>
  );
}
