/** Outlines of our own for the three networks: the icon library carries no brands. */
const paths = {
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.6c0-.4.2-.6.6-.6Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm5-1.5v.1',
  whatsapp:
    'M3.5 20.5 5 16.2a8.4 8.4 0 1 1 3.2 3l-4.7 1.3Zm5.6-12c-.8 1.7.9 4.8 4.8 6.7 1 .4 2-.1 2.3-1l-1.9-1.1-1 .7c-1-.5-1.8-1.3-2.2-2.3l.7-.9-.9-1.9c-.7-.2-1.4.1-1.8.8Z',
} as const;

export function SocialIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
