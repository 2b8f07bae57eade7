import { useQuery } from '@tanstack/react-query';
import { type StaffSelf, staffSelfEndpoint } from '#contract/staff.ts';
import { mayCall } from '#contract/staff-roles.ts';
import { AppError } from '#lib/app-error.ts';
import { call, isSignedOut } from './call.ts';

/** Under this key lies who is signed in: null where it is known that the browser has no session. */
export const ME = ['me'] as const;

/** The signed-in member of staff; null where there is none. */
export function useMe() {
  return useQuery<StaffSelf | null>({
    queryKey: ME,
    queryFn: async ({ signal, client }) => {
      try {
        return await call(staffSelfEndpoint, { signal });
      } catch (error) {
        // A session that ended while the desk was open leaves the screen where it is, with what was typed.
        const wasThere = client.getQueryData(ME) != null;
        if (wasThere || !(error instanceof AppError) || error.status !== 401) throw error;
        isSignedOut.set(false);
        return null;
      }
    },
    staleTime: 60_000,
  });
}

/** Whether the signed-in member of staff has the right to an endpoint. */
export function useMay(): (endpoint: { readonly path: string }) => boolean {
  const { data: me } = useMe();
  return ({ path }) => me != null && mayCall(me.role, path);
}
