/** A car in the table of an owner's cars. */
import { clsx } from 'clsx';
import { CalendarRange, EllipsisVertical, Pencil, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#web/browser/navigation/link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, StatusBadge, StatusDot, type Tone } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { stateTones } from './owner-car-card.tsx';
import { type Column, isSoon, type Row } from './table-rows.ts';
import type { CarsTexts } from './texts.en.ts';
import { useCarMenu } from './use-car-menu.tsx';

const toneOfUse: Record<Row['now']['use'], Tone> = {
	RENTED: 'info',
	OVERDUE: 'danger',
	BLOCKED: 'neutral',
	IMPORTED: 'neutral',
	FREE: 'positive',
};

type RowProps = {
	row: Row;
	shown: readonly Column[];
	today: string;
	isChosen: boolean;
	isFull: boolean;
	onChoose: ((isChosen: boolean) => void) | undefined;
};

export function CarRow({ row, shown, today, isChosen, isFull, onChoose }: RowProps) {
	const { table: t, actions } = useScreenTexts<CarsTexts>();
	const { language } = useLanguage();
	const name = carNameOf(row, language);
	return (
		<tr data-testid="car-row" data-state={row.state} className={clsx(isChosen && 'bg-primary-soft')}>
			{onChoose && (
				<td className="ps-4">
					<Checkbox
						label={<span className="sr-only">{t.choose(name)}</span>}
						checked={isChosen}
						disabled={isFull && !isChosen}
						onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
					/>
				</td>
			)}
			{shown.map((column) => (
				<td key={column} className="numbers px-2 py-2 align-middle text-sm">
					<Cell {...{ row, column, today, name }} />
				</td>
			))}
			<td className={clsx('sticky end-0 pe-2 text-end', isChosen ? 'bg-primary-soft' : 'bg-surface')}>
				{onChoose && <RowMenu row={row} label={actions(name)} />}
			</td>
		</tr>
	);
}

function Cell({ row, column, today, name }: { row: Row; column: Column; today: string; name: string }) {
	const { table: t, state } = useScreenTexts<CarsTexts>();
	const { format } = useLanguage();
	const { figures, next, now, paper, rating } = row;
	const none = <span className="text-muted">–</span>;
	switch (column) {
		case 'car':
			return <Named row={row} name={name} />;
		case 'state':
			return (
				<>
					<StatusBadge tone={stateTones[row.state]}>{state[row.state]}</StatusBadge>
					{row.change && <span className="mt-0.5 block text-muted text-xs">{t.change[row.change]}</span>}
					{row.notes && (row.state === 'REJECTED' || row.change === 'REJECTED') && (
						<span className="mt-0.5 line-clamp-2 max-w-28 whitespace-pre-line text-xs">
							<bdi>{row.notes}</bdi>
						</span>
					)}
					<RequiredAction row={row} />
				</>
			);
		case 'now':
			// A car that is not listed cannot be booked, so it is not shown as free.
			return now.use === 'FREE' && row.state !== 'VERIFIED' ? (
				none
			) : (
				<Moment
					href={now.bookingId && `/owner/bookings/${now.bookingId}`}
					hint={now.until && t.until(`${format.date(now.until, 'short')} ${format.date(now.until, 'time')}`)}
				>
					<StatusDot tone={toneOfUse[now.use]}>{t.use[now.use]}</StatusDot>
				</Moment>
			);
		case 'next':
			return next ? (
				<Moment
					href={`/owner/bookings/${next.bookingId}`}
					hint={[format.date(next.at, 'time'), ...(next.state === 'REQUESTED' ? [t.requested] : [])].join(' · ')}
				>
					{format.date(next.at, 'short')}
				</Moment>
			) : (
				none
			);
		case 'use':
			return figures?.occupancyPercent == null ? none : <Use percent={figures.occupancyPercent} />;
		case 'earned':
			return figures ? <span className="whitespace-nowrap">{format.jod(figures.incomeJod)}</span> : none;
		case 'rating':
			return rating.average === null ? (
				none
			) : (
				<span className="inline-flex items-center gap-1 whitespace-nowrap">
					<Star aria-hidden className="size-4 fill-accent text-accent" />
					{format.stars(rating.average)} <span className="text-muted">({format.number(rating.count)})</span>
				</span>
			);
		case 'paper':
			return paper ? <Paper paper={paper} today={today} /> : none;
	}
}

/** Link to what the owner has to do in this state, if anything. */
function RequiredAction({ row }: { row: Row }) {
	const t = useScreenTexts<CarsTexts>();
	const mayManage = usePermission('manage');
	const labels: Partial<Record<Row['state'], string>> = { DRAFT: t.finish, REJECTED: t.mend, PAPERS_EXPIRED: t.renew };
	const actionLabel = labels[row.state];
	if (!actionLabel || !mayManage) return null;
	return (
		<Link
			href={`/owner/cars/${row.id}/edit`}
			className="flex min-h-8 w-fit items-center whitespace-nowrap font-medium text-primary hover:underline"
		>
			{actionLabel}
		</Link>
	);
}

function Named({ row, name }: { row: Row; name: string }) {
	const { finish, see } = useScreenTexts<CarsTexts>();
	const { texts } = useLanguage();
	const isDraft = row.state === 'DRAFT';
	return (
		<span className="flex items-center gap-3">
			<span className="aspect-[4/3] w-14 shrink-0 overflow-hidden rounded-control">
				<Photo src={row.photoUrl} alt="" sizes="56px" />
			</span>
			<span className="min-w-28">
				<Link
					href={isDraft ? `/owner/cars/${row.id}/edit` : `/car/${row.slug}`}
					aria-label={`${isDraft ? finish : see}: ${name}`}
					className="line-clamp-2 max-w-40 font-semibold hover:underline"
				>
					<bdi>{name}</bdi>
				</Link>
				<span className="flex flex-wrap gap-x-2 text-muted text-xs">
					{row.plateNumber && (
						<bdi dir="ltr" className="whitespace-nowrap">
							{row.plateNumber}
						</bdi>
					)}
					<span>{texts.cities[row.city as keyof typeof texts.cities] ?? row.city}</span>
				</span>
			</span>
		</span>
	);
}

function Moment({ href, hint, children }: { href: string | null; hint: string | null; children: ReactNode }) {
	const shown = <span className="whitespace-nowrap">{children}</span>;
	return (
		<>
			{href ? (
				<Link href={href} className="inline-flex min-h-6 items-center hover:underline">
					{shown}
				</Link>
			) : (
				shown
			)}
			{hint && <span className="block max-w-24 text-muted text-xs">{hint}</span>}
		</>
	);
}

/** Occupancy as a number, with a bar below it that makes cars comparable at a glance. */
function Use({ percent }: { percent: number }) {
	const { format } = useLanguage();
	return (
		<span className="inline-flex flex-col-reverse gap-1">
			<span aria-hidden className="h-1.5 w-14 overflow-hidden rounded-pill bg-sunken">
				<span className="block h-full rounded-pill bg-primary" style={{ inlineSize: `${percent}%` }} />
			</span>
			{format.percent(percent)}
		</span>
	);
}

function Paper({ paper, today }: { paper: NonNullable<Row['paper']>; today: string }) {
	const { table: t } = useScreenTexts<CarsTexts>();
	const { format } = useLanguage();
	const isOver = paper.expiresOn < today;
	const date = format.date(paper.expiresOn);
	return (
		<>
			<span className="block text-muted text-xs">{t.papers[paper.kind]}</span>
			{isOver || isSoon(paper, today) ? <Badge tone={isOver ? 'danger' : 'warning'}>{date}</Badge> : date}
		</>
	);
}

function RowMenu({ row, label }: { row: Row; label: string }) {
	const t = useScreenTexts<CarsTexts>();
	const [, navigate] = useLocation();
	const [deleting, setDeleting] = useState(false);
	const items = useCarMenu(row, () => setDeleting(true));
	const edit = `/owner/cars/${row.id}/edit`;
	const calendar = `/owner/cars/${row.id}/calendar`;
	return (
		<span className="inline-flex items-center">
			<Menu
				label={label}
				items={[
					...(row.state === 'DRAFT'
						? []
						: [{ key: 'calendar', label: t.calendar, icon: <CalendarRange aria-hidden />, onSelect: () => navigate(calendar) }]),
					{ key: 'edit', label: t.edit, icon: <Pencil aria-hidden />, onSelect: () => navigate(edit) },
					...items,
				]}
				trigger={
					<IconButton label={label}>
						<EllipsisVertical aria-hidden className="size-5" />
					</IconButton>
				}
			/>
			<DeleteDialog car={row} open={deleting} onOpenChange={setDeleting} />
		</span>
	);
}
