import { MapPin, Phone } from '../icons.ts';
import { Words } from '../primitives/Words.tsx';
import * as css from './PlaceLines.css.ts';

export interface PlaceLinesProps {
  readonly title: string;
  readonly address: string;
  /** When it is open; null where that is not known. */
  readonly hours: string | null;
  readonly links: readonly { readonly key: string; readonly href: string; readonly label: string }[];
  readonly note: string | null;
}

/** A place that customers go to or call: its address, when it is open, its number and its map. */
export function PlaceLines({ title, address, hours, links, note }: PlaceLinesProps) {
  return (
    <div className={css.place}>
      <p className={css.title}>{title}</p>
      <p>{address}</p>
      {hours === null ? null : <p>{hours}</p>}
      <p className={css.links}>
        {links.map(({ key, href, label }) => (
          <a key={key} href={href} className={css.link} {...(key === 'map' ? { target: '_blank', rel: 'noreferrer' } : {})}>
            {key === 'map' ? <MapPin size={18} /> : <Phone size={18} />}
            <Words>{label}</Words>
          </a>
        ))}
      </p>
      {note === null ? null : <p className={css.note}>{note}</p>}
    </div>
  );
}
