import type { Loop } from './loop.ts';

interface Holder {
  readonly isOver: boolean;
}

/** Locks of a browser: exclusive among its pages, first come first served; a page that is gone holds nothing. */
export class Locks {
  readonly #queues = new Map<string, { page: Holder; start: () => void }[]>();

  constructor(readonly loop: Loop) {}

  alone(page: Holder, run: () => Promise<void>, name: string): Promise<void> {
    const line = () => this.#queues.get(name) ?? [];
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
                name,
                line().filter(other => other !== waiter),
              );
              line()[0]?.start();
            };
            run().then(resolve, reject).finally(leave);
          }),
      };
      this.#queues.set(name, [...line(), waiter]);
      if (line().length === 1) waiter.start();
    });
  }

  /** The page is gone. */
  leave(page: Holder): void {
    for (const [name, line] of this.#queues) {
      const isHeld = line[0]?.page === page;
      const others = line.filter(waiter => waiter.page !== page);
      this.#queues.set(name, others);
      if (isHeld) others[0]?.start();
    }
  }
}
