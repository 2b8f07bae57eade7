import { frame, progress } from './TapeProgress.css.ts';

/** A measuring tape pulled out as far as things have come; without a value, 'under way'. */
export function TapeProgress({ label, value, max = 1 }: { label: string; value?: number | undefined; max?: number }) {
  return (
    <span className={frame}>
      <progress className={progress} aria-label={label} max={max} value={value} />
    </span>
  );
}
