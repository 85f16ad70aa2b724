/** Cars of a person, with those that were never submitted. */

import { CarFront } from 'lucide-react';
import type { PersonFile } from '#contract/person-file.ts';
import { rowStyle } from '#web/features/admin/admin-list.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { AdminPersonTexts } from './texts.en.ts';

type Car = PersonFile['cars'][number];
const tones: Record<Car['verificationStatus'], Tone> = { PENDING: 'warning', VERIFIED: 'positive', REJECTED: 'danger' };

export function Cars({ cars }: { cars: readonly Car[] }) {
	const { cars: t } = useScreenTexts<AdminPersonTexts>();
	if (cars.length === 0) return <EmptyState icon={<CarFront aria-hidden />} title={t.none.title} hint={t.none.hint} />;
	return (
		<ul className="grid gap-3">
			{cars.map((car) => (
				<li key={car.id}>
					<CarItem car={car} />
				</li>
			))}
		</ul>
	);
}

function CarItem({ car }: { car: Car }) {
	const { cars: t, desk } = useScreenTexts<AdminPersonTexts>();
	const { language } = useLanguage();
	const found = new URLSearchParams({ tab: 'cars', status: car.verificationStatus, q: car.plateNumber ?? car.title });
	return (
		<article className={rowStyle} data-testid="person-car">
			<div className="min-w-40 flex-1 space-y-0.5">
				<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug">
					<bdi>{carTitleOf(car, language)}</bdi>
					{car.isSubmitted ? (
						<StatusBadge tone={tones[car.verificationStatus]}>{desk.cars.states[car.verificationStatus]}</StatusBadge>
					) : (
						<StatusBadge tone="neutral">{t.draft}</StatusBadge>
					)}
					{car.isSubmitted && !car.isActive && <StatusBadge tone="neutral">{t.paused}</StatusBadge>}
				</h2>
				{car.plateNumber && (
					<p className="numbers text-muted text-sm">
						<bdi>{car.plateNumber}</bdi>
					</p>
				)}
			</div>
			<div className="flex flex-wrap gap-x-2 max-sm:w-full">
				{car.isSubmitted && <LinkButton href={`/admin?${found}`}>{t.open}</LinkButton>}
				<LinkButton
					variant="quiet"
					href={`/admin/audit?subjectId=${car.id}`}
					// Without padding where it begins a line.
					className={car.isSubmitted ? 'max-[22rem]:-ms-4' : 'max-sm:-ms-4'}
				>
					{t.audit}
				</LinkButton>
			</div>
		</article>
	);
}
