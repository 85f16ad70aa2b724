/** Routes of the calls about favourites. */
import * as contract from '#contract/favourites.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { addFavourite } from './add-favourite.ts';
import { readFavourites } from './read-favourites.ts';
import { deleteFavourite, favouriteIdsOf } from './sql.ts';

const done = { success: true as const };

export const favouriteRoutes = (platform: Platform): Route[] => [
	bind(contract.listFavourites, async ({ caller, query, headers, request }) => {
		const { favourites, next, total } = await readFavourites(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return favourites;
	}),
	bind(contract.listFavouriteIds, ({ caller }) => favouriteIdsOf(platform.db, caller.userId, contract.MAX_FAVOURITES)),
	bind(contract.addFavourite, async ({ caller, params }) => {
		await addFavourite(platform, caller, params.carId);
		return done;
	}),
	bind(contract.removeFavourite, async ({ caller, params }) => {
		await deleteFavourite(platform.db, caller.userId, params.carId);
		return done;
	}),
];
