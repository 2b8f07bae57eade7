import type { LinkProps } from '#ui/primitives/link.ts';

/** Does nothing: in the gallery a press is only to be looked at. */
export const nothing = () => undefined;

const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#eee"/><path d="M110 90h180v220H110z" fill="${fill}"/><path d="M140 150h120v40H140z" fill="#fff"/></svg>`)}`;

export const sack = { src: drawing('#b23a16'), alt: '', width: 400, height: 400 };
/** Leads nowhere. */
export const missing = { src: 'data:image/png;base64,', alt: '', width: 400, height: 400 };

export const renderLink = (props: LinkProps) => (
  <a href="#gallery" {...props}>
    {props.children}
  </a>
);
