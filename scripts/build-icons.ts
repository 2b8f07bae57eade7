/**
 * Writes the shop's icons, `src/ui/icons.ts`, from the package `lucide-react`. Run by hand after a new name in the list or an update of the
 * package: `npx tsx scripts/build-icons.ts`. Drawn by the package itself an icon reads a context and a dozen options that no icon of this
 * shop has, and each of its lines is an element of its own.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ArrowLeft,
  ArrowRight,
  Bell,
  BellRing,
  Camera,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleUserRound,
  CloudAlert,
  CloudUpload,
  Copy,
  Download,
  Eye,
  EyeOff,
  FileQuestion,
  FileText,
  FileUp,
  History,
  House,
  Info,
  Languages,
  LayoutGrid,
  Link2,
  List,
  LoaderCircle,
  LocateFixed,
  LogOut,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  MessageCircle,
  Minus,
  Package,
  PackageCheck,
  Phone,
  Plus,
  Printer,
  ReceiptText,
  RotateCcw,
  RotateCw,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  TicketPercent,
  TimerOff,
  Trash2,
  TriangleAlert,
  Truck,
  UserRound,
  WifiOff,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconPath } from './icon-path.ts';

/** Where the formatter breaks a line. */
const LINE = 140;

const ICONS = {
  ArrowLeft,
  ArrowRight,
  Bell,
  BellRing,
  Camera,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleUserRound,
  CloudAlert,
  CloudUpload,
  Copy,
  Download,
  Eye,
  EyeOff,
  FileQuestion,
  FileText,
  FileUp,
  History,
  House,
  Info,
  Languages,
  LayoutGrid,
  Link2,
  List,
  LoaderCircle,
  LocateFixed,
  LogOut,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  MessageCircle,
  Minus,
  Package,
  PackageCheck,
  Phone,
  Plus,
  Printer,
  ReceiptText,
  RotateCcw,
  RotateCw,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  TicketPercent,
  TimerOff,
  Trash2,
  TriangleAlert,
  Truck,
  UserRound,
  WifiOff,
  X,
};

const lines = Object.entries(ICONS).map(([name, Drawing]) => {
  const path = iconPath(renderToStaticMarkup(createElement(Drawing)));
  const line = `export const ${name} = icon('${path}');`;
  return line.length <= LINE ? line : `export const ${name} = icon(\n  '${path}',\n);`;
});

writeFileSync(
  join(import.meta.dirname, '..', 'src', 'ui', 'icons.ts'),
  `// Written by scripts/build-icons.ts. Drawings of Lucide (https://lucide.dev): ISC License, © Lucide Contributors; some of Feather: MIT License, © Cole Bemis.
import { icon } from './icon.ts';

${lines.join('\n')}
`,
);
