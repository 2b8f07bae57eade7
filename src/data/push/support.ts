import { isApplePhone } from '#data/install/device.ts';
import { isStandalone } from '#data/install/standalone.ts';

/** Whether this browser allows pushes: 'install_first' is iOS outside the installed app, where pushes exist only inside it. */
export type PushSupport = 'ready' | 'blocked' | 'install_first' | 'unsupported';

/** Features that the answer depends on; read from the browser unless a test gives its own. */
export interface PushEnvironment {
  readonly hasWorker: boolean;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | null;
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly isInstalled: boolean;
}

/** Whether pushes can be turned on here, and if not, why. */
export function pushSupport({ hasWorker, hasPush, permission, userAgent, touchPoints, isInstalled }: PushEnvironment): PushSupport {
  if (isApplePhone(userAgent, touchPoints) && !isInstalled) return 'install_first';
  if (!hasWorker || !hasPush || permission === null) return 'unsupported';
  return permission === 'denied' ? 'blocked' : 'ready';
}

export function browserPushEnvironment(): PushEnvironment {
  return {
    hasWorker: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: isStandalone(),
  };
}
