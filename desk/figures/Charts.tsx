import { useLingui } from '@lingui/react/macro';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { color } from '#ui/theme/contract.css.ts';
import * as css from './figures.css.ts';

/** One bar: rupiah under a name. */
export interface NamedSum {
  readonly key: string;
  /** In full, for the words beside a touched bar. */
  readonly name: string;
  /** At the axis. */
  readonly short: string;
  readonly total: number;
}

interface ChartProps {
  /** Says what is drawn to those who can't see it; the same numbers stand in the table below. */
  label: string;
  bars: readonly NamedSum[];
}

const tick = { fill: color.ink2, fontSize: 12 };
const DAYS_HEIGHT = 240;
/** Pixels of one bar with its name, and of the axis below. */
const BAR_HEIGHT = 36;
const AXIS_HEIGHT = 44;
const NAME_WIDTH = 112;

/** Sales as upright bars, one a day. */
export function DayChart({ label, bars }: ChartProps) {
  const short = useShortRupiah();
  return (
    <Card padding="none" className={css.chart} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={DAYS_HEIGHT}>
        <BarChart data={bars as NamedSum[]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={color.line} />
          <XAxis dataKey="short" tick={tick} stroke={color.line} tickLine={false} minTickGap={16} />
          <YAxis tick={tick} tickFormatter={short} width={56} axisLine={false} tickLine={false} />
          <Tooltip content={Tip} cursor={{ fill: color.sunken }} isAnimationActive={false} />
          <Bar dataKey="total" fill={color.brand} maxBarSize={40} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Card>
  );
}

/** Sums as lying bars, one a name, the largest above. */
export function NameChart({ label, bars }: ChartProps) {
  const short = useShortRupiah();
  return (
    <Card padding="none" className={css.chart} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={bars.length * BAR_HEIGHT + AXIS_HEIGHT}>
        <BarChart data={bars as NamedSum[]} layout="vertical" accessibilityLayer={false} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
          <CartesianGrid horizontal={false} stroke={color.line} />
          <XAxis type="number" tick={tick} tickFormatter={short} stroke={color.line} tickLine={false} minTickGap={16} />
          <YAxis type="category" dataKey="short" tick={tick} width={NAME_WIDTH} interval={0} axisLine={false} tickLine={false} />
          <Tooltip content={Tip} cursor={{ fill: color.sunken }} isAnimationActive={false} />
          <Bar dataKey="total" fill={color.sea} maxBarSize={24} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Card>
  );
}

/** The numbers of the bar under the finger or pointer. */
function Tip({ active, payload }: { active?: boolean; payload?: readonly { readonly payload?: NamedSum }[] }) {
  const bar = payload?.[0]?.payload;
  if (!active || bar === undefined) return null;
  return (
    <div className={css.tip}>
      <p>{bar.name}</p>
      <p>{formatRupiah(bar.total)}</p>
    </div>
  );
}

/** Rupiah in few characters, for an axis: '1,5 jt'. */
function useShortRupiah(): (amount: number) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return amount => {
    const times = (size: number) => formatNumber(amount / size, language, 1);
    if (amount >= 1_000_000_000) return t`${times(1_000_000_000)} bn`;
    if (amount >= 1_000_000) return t`${times(1_000_000)} m`;
    return amount >= 1_000 ? t`${times(1_000)} k` : times(1);
  };
}
