/** One act on a claim (accept, contest, decide …): its call, and everything that shows the claim read anew afterwards. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Claim } from '#contract/claim-shapes.ts';
import { getClaim, getClaimById } from '#contract/claims.ts';
import type { ApiError } from '../../fetching.ts';
import { read, readsPath } from '../../queries.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { useToast } from '../../ui/toast.tsx';

const SHOWN_IN = ['/api/bookings', '/api/owner', '/api/admin/claims', '/api/settlement'].map(readsPath);

type Act<Given> = {
	call(given: Given): Promise<Claim>;
	/** Its window closes before anything is read anew. */
	onDone?(): void;
	done: string;
	failed: string;
};

export function useClaimCall<Given = void>({ call, onDone, done, failed }: Act<Given>) {
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const refresh = () => client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) });
	return useMutation<Claim, ApiError, Given>({
		mutationFn: call,
		onSuccess: async (claim) => {
			client.setQueryData(read(getClaim, { params: { id: claim.bookingId } }).queryKey, claim);
			client.setQueryData(read(getClaimById, { params: { id: claim.id } }).queryKey, claim);
			onDone?.();
			toast({ title: done, tone: 'positive' });
			await refresh();
		},
		onError: (error) => {
			toast({ title: failed, description: errorText(error), tone: 'danger' });
			// Somebody or something else has moved it: what is shown is out of date.
			if (error.status !== 409 && error.status !== 404) return;
			onDone?.();
			void refresh();
		},
	});
}
