import { Button } from '../primitives/Button.tsx';
import { Notice, type NoticeProps } from '../primitives/Notice.tsx';

export interface RetryNoticeProps extends Omit<NoticeProps, 'action'> {
  retryLabel: string;
  onRetry: () => void;
}

/** Beside content: a part of it could not be had, or saved. */
export function RetryNotice({ tone = 'warn', retryLabel, onRetry, ...rest }: RetryNoticeProps) {
  return (
    <Notice
      {...rest}
      tone={tone}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
