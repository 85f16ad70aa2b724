/**
 * Availability of the car: a calendar for viewing and selecting, loaded when it approaches the viewport. After following a link it comes at rest too,
 * as the parts above it do: those who read with the keyboard or a screen reader do not come near it by scrolling.
 */
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import type { Car } from '#contract/cars.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { AT_REST_MS } from '#web/ui/deferred-component.tsx';
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
	const atRest = useAtRest();
	const waiting = <Skeleton className="h-96" />;
	return (
		<Section title={t.availability}>
			<p className="-mt-2 mb-6 max-w-prose text-muted">{t.availabilityHint}</p>
			<div ref={place} data-unfinished="" className="needs-script min-h-96">
				{near || atRest ? (
					<Suspense fallback={waiting}>
						<AvailabilityCalendar car={car} booked={booked} />
					</Suspense>
				) : (
					waiting
				)}
			</div>
		</Section>
	);
}

const never = () => () => undefined;

/** True some time after this part was first rendered in the browser. Stays false where the server rendered it: a first visit has few bytes. */
function useAtRest(): boolean {
	const inBrowser = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	// As in the first render: the value changes once hydration is over.
	const [startsHere] = useState(inBrowser);
	const [atRest, setAtRest] = useState(false);
	useEffect(() => {
		if (!startsHere) return;
		const timer = setTimeout(() => setAtRest(true), AT_REST_MS);
		return () => clearTimeout(timer);
	}, [startsHere]);
	return atRest;
}
