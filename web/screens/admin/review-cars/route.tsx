/** Review of pending cars and of changes of verified cars, one after another. */
import { CarFront } from 'lucide-react';
import { useSearch } from 'wouter';
import { type AdminCar, adminCars } from '#contract/admin.ts';
import { undoCarDecision } from '#contract/car-review.ts';
import { call } from '#web/browser/api.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { firstIn } from '#web/features/admin/list-queries.ts';
import { ReviewDesk } from '#web/features/admin/review/review-desk.tsx';
import type { ReviewKind } from '#web/features/admin/review/use-review-queue.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { carReviewQuery } from '../queues.ts';
import { CarPane, versionOf, waitingChange } from './car-pane.tsx';
import type { CarReviewTexts } from './texts.en.ts';

const cars: ReviewKind<AdminCar> = {
	query: infiniteQueryFor(adminCars, carReviewQuery),
	idOf: ({ id }) => id,
	versionOf,
};

export default function CarReviewScreen() {
	const { empty } = useScreenTexts<CarReviewTexts>().desk.cars;
	const { language } = useLanguage();
	return (
		<ReviewDesk
			kind={cars}
			which="cars"
			first={firstIn(useSearch())}
			nameOf={(car) => carNameOf(car, language)}
			sinceOf={(car) => waitingChange(car)?.submittedAt ?? car.submittedAt ?? car.createdAt}
			undo={({ id }) => call(undoCarDecision, { params: { id } })}
			empty={<EmptyState icon={<CarFront aria-hidden />} title={empty.title} hint={empty.hint} />}
			Pane={CarPane}
		/>
	);
}
