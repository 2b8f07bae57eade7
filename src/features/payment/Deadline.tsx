import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { partLeft, timeLeft } from '#data/payment/countdown.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TimerOff } from '#ui/icons.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import * as css from './payment.css.ts';

/** Until when to pay, in words with the zone, and how long that is. @param left milliseconds @param minutes that the method gives */
export function Deadline({ deadline, left, minutes }: { deadline: string; left: number; minutes: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Stack gap={12}>
      <div>
        <p className={css.label}>
          <Trans>Pay before</Trans>
        </p>
        <p className={css.deadline}>{`${formatMoment(deadline, language)} ${zoneName(deadline)}`}</p>
      </div>
      <Clock left={left} label={t`Time left to pay`} />
      <TapeProgress label={t`Part of the time to pay that is left`} value={partLeft(left, minutes)} />
    </Stack>
  );
}

/** In the place of the clock while a receipt is being looked at. @param sent when it came in, in words */
export function StoppedClock({ sent }: { sent: string }) {
  return (
    <div>
      <p className={css.stopped}>
        <TimerOff size={20} />
        <Trans>Time stopped</Trans>
      </p>
      <p className={css.hint}>
        <Trans>Receipt sent {sent}</Trans>
      </p>
    </div>
  );
}

/** Not read out every second: the deadline stands above it in words. */
function Clock({ left, label }: { left: number; label: string }) {
  const { hours, minutes, seconds } = timeLeft(left) ?? { hours: 0, minutes: 0, seconds: 0 };
  return (
    <div role="timer" aria-live="off" aria-label={label} className={css.countdown}>
      <span className={css.part}>
        <span className={css.digits}>{twoDigits(hours)}</span>{' '}
        <span className={css.unit}>
          <Plural value={hours} one="hour" other="hours" />
        </span>
      </span>
      <span className={css.part}>
        <span className={css.digits}>{twoDigits(minutes)}</span>{' '}
        <span className={css.unit}>
          <Plural value={minutes} one="minute" other="minutes" />
        </span>
      </span>
      <span className={css.part}>
        <span className={css.digits}>{twoDigits(seconds)}</span>{' '}
        <span className={css.unit}>
          <Plural value={seconds} one="second" other="seconds" />
        </span>
      </span>
    </div>
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
