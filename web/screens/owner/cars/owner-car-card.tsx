/** A car of the owner: picture, state with its reason, and actions. */

import { CalendarRange, EllipsisVertical, MapPin } from 'lucide-react';
import { useState } from 'react';
import { carDocumentNames, type ListingState, type OwnerCar } from '#contract/listing.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { buttonStyle, IconButton, LinkButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { CarsTexts } from './texts.en.ts';
import { useCarMenu } from './use-car-menu.tsx';

export const stateTones: Record<ListingState, Tone> = {
	DRAFT: 'neutral',
	REJECTED: 'danger',
	PENDING: 'warning',
	PAPERS_EXPIRED: 'danger',
	INACTIVE: 'neutral',
	VERIFIED: 'positive',
};

export function OwnerCarCard({ car }: { car: OwnerCar }) {
	const t = useScreenTexts<CarsTexts>();
	const { texts, format, language } = useLanguage();
	const [deleting, setDeleting] = useState(false);
	const mayManage = usePermission('manage');
	const name = carNameOf(car, language);
	const title = carTitleOf(car, language);
	const menu = useCarMenu(car, () => setDeleting(true));
	const edit = `/owner/cars/${car.id}/edit`;
	const draft = car.state === 'DRAFT';
	return (
		<article
			className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
			data-testid="owner-car"
			data-state={car.state}
		>
			<div className="relative">
				<Link
					href={draft ? edit : `/car/${car.slug}`}
					aria-label={draft ? `${t.finish}: ${name}` : `${t.see}: ${name}`}
					className="block aspect-[16/9] overflow-hidden bg-sunken"
				>
					<Photo
						src={car.photos[0]?.url ?? null}
						alt=""
						sizes="(width >= 80rem) 360px, (width >= 40rem) 45vw, 90vw"
						className={car.state === 'VERIFIED' || car.state === 'PENDING' ? '' : 'opacity-60 grayscale'}
					/>
				</Link>
				<span className="pointer-events-none absolute start-3 top-3">
					<StatusBadge tone={stateTones[car.state]}>{t.state[car.state]}</StatusBadge>
				</span>
			</div>
			<div className="flex flex-1 flex-col gap-2 p-4">
				<div className="flex items-start gap-2">
					<div className="min-w-0 flex-1">
						<h2 className="min-w-0 font-semibold text-lg leading-snug">
							<bdi className="name-lines">{name}</bdi>
						</h2>
						{![name, carNameOf(car, 'en')].includes(title) && (
							<p className="min-w-0 text-muted text-sm">
								<bdi className="name-line">{title}</bdi>
							</p>
						)}
					</div>
					{mayManage && (
						<Menu
							label={t.actions(name)}
							items={menu}
							trigger={
								<IconButton label={t.actions(name)} className="-me-2 -mt-1">
									<EllipsisVertical aria-hidden className="size-5" />
								</IconButton>
							}
						/>
					)}
				</div>
				<p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
					<span className="flex items-center gap-1 text-muted">
						<MapPin aria-hidden className="size-4 text-accent-text" />
						{texts.cities[car.city]}
					</span>
					{car.dailyRateJod === null ? (
						<span className="text-muted">{t.noPrice}</span>
					) : (
						<span>
							<span className="numbers font-semibold text-base">{format.jod(car.dailyRateJod)}</span>{' '}
							<span className="text-muted">{texts.units.perDay}</span>
						</span>
					)}
				</p>
				<StateHint car={car} />
				<div className="mt-auto flex flex-wrap gap-2 pt-2">
					{mayManage && (
						<LinkButton href={edit} className="grow whitespace-nowrap">
							{draft ? t.finish : car.state === 'REJECTED' ? t.mend : car.state === 'PAPERS_EXPIRED' ? t.renew : t.edit}
						</LinkButton>
					)}
					{!draft && (
						<Link
							href={`/owner/cars/${car.id}/calendar`}
							className={buttonStyle({ variant: 'quiet', className: 'grow whitespace-nowrap text-sm!' })}
						>
							<CalendarRange aria-hidden className="size-5" />
							{t.calendar}
						</Link>
					)}
				</div>
			</div>
			<DeleteDialog car={car} open={deleting} onOpenChange={setDeleting} />
		</article>
	);
}

/** Explains the state, if the owner has to act. */
function StateHint({ car }: { car: OwnerCar }) {
	const t = useScreenTexts<CarsTexts>();
	const { format } = useLanguage();
	if (car.state === 'VERIFIED')
		return (
			car.change && (
				<div className={`rounded-control px-3 py-2 text-sm ${car.change.status === 'REJECTED' ? 'bg-danger-soft' : 'bg-accent-soft'}`}>
					<p>{t.change[car.change.status]}</p>
					{car.change.notes && (
						<p className="mt-1 line-clamp-4 whitespace-pre-line font-medium">
							<bdi>{car.change.notes}</bdi>
						</p>
					)}
				</div>
			)
		);
	return (
		<div
			className={
				car.state === 'REJECTED' || car.state === 'PAPERS_EXPIRED'
					? 'rounded-control bg-danger-soft px-3 py-2 text-sm'
					: 'text-muted text-sm'
			}
		>
			<p>{t.meaning[car.state]}</p>
			{car.state === 'REJECTED' && (
				<p className="mt-1 line-clamp-4 whitespace-pre-line font-medium">
					<bdi>{car.verificationNotes}</bdi>
				</p>
			)}
			{car.state === 'PAPERS_EXPIRED' &&
				carDocumentNames.map((paper) => {
					const { expired, expiresOn } = car.papers[paper];
					return (
						expired &&
						expiresOn && (
							<p key={paper} suppressHydrationWarning className="mt-1 font-medium">
								{t.expiredOn(t.papers[paper], format.date(expiresOn))}
							</p>
						)
					);
				})}
		</div>
	);
}
