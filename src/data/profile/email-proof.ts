import { AppError } from '#lib/app-error.ts';

/** The password with which a customer has confirmed another e-mail. */
interface Proof {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** In this page's memory only: an edit that waits lies on the disk, and no password may. Without it the shop asks again. */
let proof: Proof | null = null;

export const emailProof = {
  keep(kept: Proof): void {
    proof = kept;
  },

  /** The password for a profile, '' where this page knows none. */
  of(userId: string, email: string): string {
    return proof?.userId === userId && proof.email === email ? proof.password : '';
  },

  /** Once the shop has answered, the password has served or was none. */
  async forgotten<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      const given = await answer;
      proof = null;
      return given;
    } catch (error) {
      if (error instanceof AppError && error.detail.errors !== undefined) proof = null;
      throw error;
    }
  },
};
