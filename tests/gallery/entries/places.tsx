import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { Logo } from '#ui/primitives/Logo.tsx';
import { SkipLink } from '#ui/primitives/SkipLink.tsx';
import { TapeDivider } from '#ui/primitives/TapeDivider.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import type { Entries, Say } from '../entry.ts';
import { renderLink, sack } from '../samples.tsx';

const title = (say: Say) => say('Bahan bangunan untuk Indonesia timur', 'Building materials for eastern Indonesia');

/** Where the customer is: headings, marks, ways. */
export const places: Entries = {
  'primitives/Heading.tsx': Object.fromEntries(
    (['display', 'page', 'section', 'group'] as const).map(size => [
      size,
      say => (
        <Heading level={3} size={size}>
          {title(say)}
        </Heading>
      ),
    ]),
  ),
  'primitives/Breadcrumbs.tsx': {
    'two levels': say => (
      <Breadcrumbs
        label={say('Lokasi', 'Location')}
        items={[
          { key: 'home', label: say('Beranda', 'Home'), renderLink },
          { key: 'cement', label: say('Semen', 'Cement') },
        ]}
      />
    ),
  },
  'primitives/Logo.tsx': {
    'the shop’s mark': () => <Logo name="Fondasi" color={undefined} picture={undefined} />,
    'its own picture': () => <Logo name="Sinar Jaya" color={undefined} picture={sack.src} />,
  },
  'primitives/SkipLink.tsx': {
    'seen with the focus': say => <SkipLink targetId="gallery">{say('Ke isi halaman', 'To the content')}</SkipLink>,
  },
  'primitives/TapeDivider.tsx': { line: () => <TapeDivider /> },
  'primitives/VisuallyHidden.tsx': { 'is only read out': say => <VisuallyHidden>{title(say)}</VisuallyHidden> },
  'primitives/Words.tsx': { plain: say => <Words>{title(say)}</Words> },
  'primitives/HydrationBoundary.tsx': { 'around words': say => <HydrationBoundary>{title(say)}</HydrationBoundary> },
};
