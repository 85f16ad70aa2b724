/**
 * Availability of the car: a calendar for viewing and selecting, loaded when it approaches the viewport. After a client-side navigation it is also
 * loaded once the page is idle, because people who use the keyboard or a screen reader do not scroll near it.
 */
import { Suspense, useEffect, useRef, useState } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import type { Car } from '#contract/cars.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { AT_REST_MS, isFromServer } from '#web/ui/deferred-component.tsx';
import { lazyComponent, useNear } from '#web/ui/lazy-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { Section } from './section.tsx';
import type { CarTexts } from './texts.en.ts';

const AvailabilityCalendar = lazyComponent(() => import('./availability-calendar.tsx'));
const NEAR = '400px';

export function Availability({ car, booked }: { car: Car; booked: readonly BookedRange[] }) {
	const t = useScreenTexts<CarTexts>();
	const place = useRef<HTMLDivElement>(null);
	const near = useNear(place, NEAR);
	const [isIdle, setIdle] = useState(false);
	useEffect(() => {
		if (!isFromServer(place.current)) setTimeout(setIdle, AT_REST_MS, true);
	}, []);
	const waiting = <Skeleton className="h-96" />;
	return (
		<Section title={t.availability}>
			<p className="-mt-2 mb-6 max-w-prose text-muted">{t.availabilityHint}</p>
			<div ref={place} data-unfinished="" className="needs-script min-h-96">
				<Suspense fallback={waiting}>{near || isIdle ? <AvailabilityCalendar car={car} booked={booked} /> : waiting}</Suspense>
			</div>
		</Section>
	);
}
