/** Routes of the calls about cars. */

import { adminCars } from '#contract/admin.ts';
import { getCarBranch, putCarBranch } from '#contract/car-branch.ts';
import { duplicateCar as duplicateCarCall } from '#contract/car-import.ts';
import * as review from '#contract/car-review.ts';
import { getCarService, putCarService } from '#contract/car-service.ts';
import { getOwnerCarWords, putOwnerCarWords } from '#contract/car-words.ts';
import { getCar } from '#contract/cars.ts';
import { getExtraStocks, putExtraStocks } from '#contract/extra-stocks.ts';
import {
	addCarPhoto,
	approveCarChange as approveChangeCall,
	arrangeCarPhotos,
	changeOwnerCar,
	createCar,
	deleteOwnerCar,
	getCarDocument,
	getOwnerCar,
	listingTerms,
	listOwnerCars,
	rejectCar as rejectCarCall,
	rejectCarChange as rejectChangeCall,
	setCarPricing,
	verifyCar as verifyCarCall,
} from '#contract/listing.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { deleteMeetingPoint, getMeetingPoint, putMeetingPoint } from '#contract/places.ts';
import { ammanDate } from '#contract/time.ts';
import { feePercentOf, licensedOfficeOf } from '#server/capabilities/companies/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, bindCached, type Route } from '#server/platform/http/route.ts';
import { moveToBranch, readBranch } from './branch.ts';
import { changeOwnCar } from './change-car.ts';
import { changeWords, readOwnWords } from './change-words.ts';
import { approveCarChange, rejectCarChange } from './decide-change.ts';
import { deleteCar } from './delete-car.ts';
import { serveCarDocument } from './documents.ts';
import { duplicateCar } from './duplicate-car.ts';
import { changeStocks, readStocks } from './extra-stocks.ts';
import { listCar } from './list-car.ts';
import { changeMeetingPoint, clearMeetingPoint, readMeetingPoint } from './meeting-point.ts';
import { addPhoto, putPhotos } from './photos.ts';
import { readAdminCars } from './read-admin-cars.ts';
import { readCar } from './read-car.ts';
import { readOwnerCar, readOwnerCars } from './read-owner-cars.ts';
import { claimCar, decideCarWithUndo, undoCarDecision } from './review.ts';
import { planService, readService } from './service.ts';
import { setBaseRate } from './set-base-rate.ts';
import { rejectCar, verifyCar } from './verify-car.ts';

export const carRoutes = (platform: Platform): Route[] => [
	bindCached(getCar, async ({ params, reading, getOptionalCaller, addCacheTags }) => {
		const car = await readCar(platform, reading, params.slug, getOptionalCaller);
		addCacheTags(`car:${car.id}`, `person:${car.ownerId}`, 'settings');
		return car;
	}),
	bind(listOwnerCars, async ({ caller, query, request, headers }) => {
		const { cars, next, total } = await readOwnerCars(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return cars;
	}),
	bind(getOwnerCar, ({ caller, params }) => readOwnerCar(platform.db, caller, params.id, platform.clock.now())),
	bind(listingTerms, async ({ caller: { userId } }) => {
		const { depositMode, platformFeePercent, rentalPlatesOnly } = await getCachedSettings(platform);
		const ofCompany = await feePercentOf(platform.db, userId);
		const office = await licensedOfficeOf(platform.db, userId, ammanDate(platform.clock.now()));
		return { depositMode, platformFeePercent: ofCompany ?? platformFeePercent, rentalPlatesOnly: rentalPlatesOnly || office !== null };
	}),
	bind(createCar, ({ caller, body, saveResponse }) => listCar(platform, caller, body, saveResponse)),
	bind(addCarPhoto, ({ caller, params, body, saveResponse }) => addPhoto(platform, caller, params.id, body, saveResponse)),
	bind(arrangeCarPhotos, ({ caller, params, body, saveResponse }) =>
		putPhotos(platform, caller, { carId: params.id, requestedIds: body.photos, saveResponse }),
	),
	bind(setCarPricing, async ({ caller, params, body }) => {
		const dailyRateFils = parseFils(body.dailyRateJod);
		const { minDays } = await setBaseRate(platform, caller, params.id, { dailyRateFils, minDays: body.minDays });
		return { type: body.type, dailyRateJod: formatFils(dailyRateFils), minDays };
	}),
	bind(changeOwnerCar, ({ caller, params, body }) => changeOwnCar(platform, caller, params.id, body)),
	bind(getOwnerCarWords, ({ caller, params }) => readOwnWords(platform, caller, params.id)),
	bind(putOwnerCarWords, ({ caller, params, body, language }) => changeWords(platform, caller, params.id, { typed: body, language })),
	bind(duplicateCarCall, ({ caller, params, saveResponse }) => duplicateCar(platform, caller, params.id, saveResponse)),
	bind(deleteOwnerCar, async ({ caller, params }) => {
		await deleteCar(platform, caller, params.id);
		return { success: true as const };
	}),
	bind(getCarDocument, ({ caller, params, query }) =>
		serveCarDocument(platform, caller, { carId: params.id, name: params.paper, page: query.page }),
	),
	bind(getMeetingPoint, ({ caller, params }) => readMeetingPoint(platform, caller, params.id)),
	bind(putMeetingPoint, ({ caller, params, body }) => changeMeetingPoint(platform, caller, params.id, body)),
	bind(deleteMeetingPoint, ({ caller, params }) => clearMeetingPoint(platform, caller, params.id)),
	bind(getCarService, ({ caller, params }) => readService(platform, caller, params.id)),
	bind(putCarService, ({ caller, params, body }) => planService(platform, caller, params.id, body)),
	bind(getCarBranch, ({ caller, params }) => readBranch(platform, caller, params.id)),
	bind(putCarBranch, ({ caller, params, body }) => moveToBranch(platform, caller, params.id, body.branchId)),
	bind(getExtraStocks, ({ caller }) => readStocks(platform.db, caller.userId)),
	bind(putExtraStocks, ({ caller, body }) => changeStocks(platform, caller, body.stocks)),
	bind(adminCars, async ({ caller, query, request, headers }) => {
		const { cars, next, total } = await readAdminCars(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return cars;
	}),
	bind(verifyCarCall, ({ caller, params, body }) => verifyCar(platform, caller, params.id, body)),
	bind(rejectCarCall, ({ caller, params, body }) => rejectCar(platform, caller, params.id, body.notes)),
	bind(approveChangeCall, ({ caller, params, body }) => approveCarChange(platform, caller, params.id, body.changeId)),
	bind(rejectChangeCall, ({ caller, params, body }) => rejectCarChange(platform, caller, params.id, body)),
	bind(review.claimCar, ({ caller, params }) => claimCar(platform, caller, params.id)),
	bind(review.decideCar, ({ caller, params, body }) => decideCarWithUndo(platform, caller, params.id, body)),
	bind(review.undoCarDecision, ({ caller, params }) => undoCarDecision(platform, caller, params.id)),
];
