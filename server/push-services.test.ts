import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isPushService } from './push-services.ts';

const { pushServices } = readConfig({ PUSH_SERVICES: '127.0.0.1:8443, [::1]:9443 push.example.test' });
const isSentTo = (endpoint: string) => isPushService(endpoint, pushServices);

describe('push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://FCM.GoogleAPIs.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://127.0.0.1:8443/push/a',
    'https://[::1]:9443/push/a',
    'https://push.example.test/a',
  ])('are those of the large browsers and those that the shop names: %s', endpoint => {
    expect(isSentTo(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com:80/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evil.test/fcm.googleapis.com',
    'https://evil.test#fcm.googleapis.com',
    'https://evil.test\\@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.test/x',
    'https://user@fcm.googleapis.com/x',
    'https://:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.c\u043em/x',
    'https://storage.googleapis.com/x',
    'https://googleapis.com/x',
    'https://x.fcm.googleapis.com/x',
    'https://mail.google.com/x',
    'https://push.services.mozilla.com/x',
    'https://other.push.apple.com/x',
    'https://notify.windows.com/x',
    'https://.notify.windows.com/x',
    'https://a.b.notify.windows.com/x',
    'https://anotify.windows.com/x',
    'https://wns2.notify.windows.com.evil.test/x',
    'https://wns2.notify.windows.com:8443/x',
    'https://127.0.0.1/push/a',
    'https://127.0.0.1:8444/push/a',
    'https://[::1]/push/a',
    'https://[::ffff:127.0.0.1]:8443/push/a',
    'https://2130706433:8444/push/a',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://a.push.example.test/x',
    'https://push.example.test:8443/x',
    'no address',
    '',
  ])('are nothing else: %s', endpoint => {
    expect(isSentTo(endpoint)).toBe(false);
  });

  it.each(['https://push.example.test', 'push.example.test/x', 'user@push.example.test', 'push.example.test:99999'])(
    'are named as host and port: %s is a mistake that the start tells',
    PUSH_SERVICES => {
      expect(() => readConfig({ PUSH_SERVICES })).toThrow('PUSH_SERVICES');
    },
  );
});
