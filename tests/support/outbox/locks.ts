import type { Loop } from './loop.ts';

interface Holder {
  readonly isOver: boolean;
}

/** Locks of a browser: exclusive among its pages, first come first served; a page that is gone holds nothing. */
export class Locks {
  readonly #queues = new Map<string, { page: Holder; start: () => void }[]>();

  constructor(readonly loop: Loop) {}

  alone(page: Holder, run: () => Promise<void>, lane: string): Promise<void> {
    const queue = () => this.#queues.get(lane) ?? [];
    return new Promise((resolve, reject) => {
      if (page.isOver) return;
      const waiter = {
        page,
        start: () =>
          void this.loop.after(1, () => {
            if (page.isOver) return;
            const leave = () => {
              if (page.isOver) return;
              this.#queues.set(
                lane,
                queue().filter(other => other !== waiter),
              );
              queue()[0]?.start();
            };
            run().then(resolve, reject).finally(leave);
          }),
      };
      this.#queues.set(lane, [...queue(), waiter]);
      if (queue().length === 1) waiter.start();
    });
  }

  /** The page is gone. */
  leave(page: Holder): void {
    for (const [lane, queue] of this.#queues) {
      const isHeld = queue[0]?.page === page;
      const others = queue.filter(waiter => waiter.page !== page);
      this.#queues.set(lane, others);
      if (isHeld) others[0]?.start();
    }
  }
}
