import { Trans, useLingui } from '@lingui/react/macro';
import { timeLeft } from './countdown.ts';
import * as css from './PayNote.css.ts';
import { useNow } from './use-now.ts';

/**
 * Hours, minutes and seconds until a deadline. Not read out every second: the deadline stands above it in words.
 * @param clockAhead milliseconds by which this device's clock is ahead of the shop's
 */
export function Countdown({ deadline, clockAhead }: { deadline: string; clockAhead: number }) {
  const { t } = useLingui();
  const left = timeLeft(deadline, useNow() - clockAhead);
  if (left === null) {
    return (
      <p role="status" className={css.passed}>
        <Trans>The time to pay has passed.</Trans>
      </p>
    );
  }
  return (
    <div role="timer" aria-label={t`Time left to pay`} className={css.countdown}>
      <Part value={left.hours} unit={t`hours`} />
      <Part value={left.minutes} unit={t`minutes`} />
      <Part value={left.seconds} unit={t`seconds`} />
    </div>
  );
}

function Part({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={css.part}>
      <span className={css.digits}>{String(value).padStart(2, '0')}</span> <span className={css.unit}>{unit}</span>
    </span>
  );
}
