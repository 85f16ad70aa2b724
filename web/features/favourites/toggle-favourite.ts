/** Saves or removes a favourite, optimistically with rollback. A visitor signs in first, and the car is saved then. */
import type { QueryClient } from '@tanstack/react-query';
import { addFavourite, listFavourites, removeFavourite } from '#contract/favourites.ts';
import { call } from '#web/browser/api.ts';
import { pendingFavourite } from '#web/browser/device/pending-car.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { loginAddress } from '#web/features/session/current-user.ts';
import { favouriteIdsRead } from './favourite-ids.ts';

type Press = { carId: string; saved: boolean; signedIn: boolean; failed(): void };

const isList = matchesPath(listFavourites.path);

export async function toggleFavourite(client: QueryClient, { carId, saved, signedIn, failed }: Press): Promise<void> {
	if (!signedIn) {
		pendingFavourite.save(carId);
		location.assign(loginAddress(location.pathname + location.search));
		return;
	}
	const show = (isSaved: boolean) =>
		client.setQueryData(favouriteIdsRead.queryKey, (ids: string[] = []) => {
			const others = ids.filter((id) => id !== carId);
			return isSaved ? [carId, ...others] : others;
		});
	// Started before anything is awaited, so that it is not lost if the page is left at once.
	const change = call(saved ? removeFavourite : addFavourite, { params: { carId }, keepalive: true });
	const update = client.cancelQueries({ queryKey: favouriteIdsRead.queryKey }).then(() => show(!saved));
	try {
		await Promise.all([change, update]);
		// The favourites page is refetched when it is next opened; a car removed there stays visible until then.
		await client.invalidateQueries({
			predicate: (query) => isList(query) && query.queryKey[0] !== favouriteIdsRead.queryKey[0],
			refetchType: 'none',
		});
	} catch {
		show(saved);
		failed();
	}
}
