/** Saves the car whose favourite button was pressed before signing in. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addFavourite, listFavouriteIds } from '#contract/favourites.ts';
import { call } from '#web/browser/api.ts';
import { pendingFavourite } from '#web/browser/device/pending-car.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { useToast } from '#web/ui/toast.tsx';

export function useApplyPendingFavourite(): void {
	const client = useQueryClient();
	const toast = useToast();
	const { favourites: t } = useTexts();
	useEffect(() => {
		const carId = pendingFavourite.pop();
		if (!carId) return;
		call(addFavourite, { params: { carId } }).then(
			() => {
				toast({ title: t.saved, tone: 'positive' });
				return client.invalidateQueries({ queryKey: queryFor(listFavouriteIds).queryKey });
			},
			(error: unknown) => logFailure('the saved car was not kept', error),
		);
	}, [client, toast, t]);
}
