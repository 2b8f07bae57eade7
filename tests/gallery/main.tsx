import '#ui/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the gallery.');
createRoot(root).render(<Gallery />);
