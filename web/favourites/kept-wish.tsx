/** Who signed in because of a heart finds the car saved. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addFavourite } from '#contract/favourites.ts';
import { call } from '../api.ts';
import { useTexts } from '../i18n/context.tsx';
import { logFailure } from '../page/log.ts';
import { useToast } from '../ui/toast.tsx';
import { favouriteIdsRead } from './favourite-ids.ts';
import { popPendingFavourite } from './wish.ts';

export default function ApplyPendingFavourite() {
	const client = useQueryClient();
	const toast = useToast();
	const { favourites: t } = useTexts();
	useEffect(() => {
		const carId = popPendingFavourite();
		if (!carId) return;
		call(addFavourite, { params: { carId } }).then(
			() => {
				toast({ title: t.saved, tone: 'positive' });
				return client.invalidateQueries({ queryKey: favouriteIdsRead.queryKey });
			},
			(error: unknown) => logFailure('the saved car was not kept', error),
		);
	}, [client, toast, t]);
	return null;
}
