/** Place and time of pickup and return, for either side. E-mails, calendar file and agreement show the same data. */
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { placeText } from '#contract/place-text.ts';
import type { WhereAndWhen as Value } from '#contract/where-and-when.ts';
import { clockText, extrasText, flightText, whereAndWhenLabels } from '#contract/where-and-when-text.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { phoneInGroups } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { LateDialog } from './late-dialog.tsx';
import { MapLinks } from './map-links.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OnTheWay } from './place-line.tsx';
import { Proposal } from './proposal.tsx';
import type { WhereAndWhenTexts } from './texts.en.ts';

/** The data that the parts of "Where and when" need from a booking. */
export type Placed = { id: string; status: string; whereAndWhen: Value };

/** The panel with its title. */
export function WhereAndWhen({ booking }: { booking: Placed }) {
	const { whereAndWhen: t } = useScreenTexts<WhereAndWhenTexts>();
	return (
		<Panel title={t.title}>
			<Content booking={booking} />
			<HelpLink to="delivery-and-meeting-point" className="mt-3" />
		</Panel>
	);
}

function Content({ booking }: { booking: Placed }) {
	const { whereAndWhen: where } = booking;
	const [openDialog, setOpenDialog] = useState<'LATE' | 'MOVE' | null>(null);
	const window = (which: 'LATE' | 'MOVE') => ({
		open: openDialog === which,
		onOpenChange: (open: boolean) => setOpenDialog(open ? which : null),
	});
	return (
		<div data-testid="where-and-when">
			<OnTheWay where={where} className="mb-4" />
			<Rows where={where} status={booking.status} />
			{where.proposal && <Proposal booking={booking} proposal={where.proposal} />}
			<Actions where={where} onAsk={setOpenDialog} />
			{where.allowedActions.includes('SAY_LATE') && <LateDialog booking={booking} {...window('LATE')} />}
			{where.allowedActions.includes('MOVE_PLACE') && <MoveDialog booking={booking} {...window('MOVE')} />}
		</div>
	);
}

function Rows({ where, status }: { where: Value; status: string }) {
	const { whereAndWhen: t } = useScreenTexts<WhereAndWhenTexts>();
	const { language } = useLanguage();
	const { place, late, contact } = where;
	const label = (key: keyof typeof whereAndWhenLabels) => whereAndWhenLabels[key][language];
	const flight = flightText(where);
	const extras = extrasText(where);
	const isWaiting = status === 'REQUESTED';
	return (
		<dl className="grid gap-3">
			<Row label={label(where.handover === 'DELIVERY' ? 'delivered' : 'place')}>
				<span dir="auto" className="block font-medium">
					{placeText(where)[language]}
				</span>
				{isWaiting && (
					<span className="mt-1 flex items-start gap-2 text-muted text-sm">
						<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
						{t.hidden}
					</span>
				)}
				{status === 'CONFIRMED' && !place && where.handover === 'MEETING_POINT' && (
					<span className="mt-1 block text-muted text-sm">{t.unknown}</span>
				)}
				{place?.pin && <MapLinks pin={place.pin} />}
				{place?.photoUrl && <PlacePhoto url={place.photoUrl} />}
			</Row>
			{place?.directions && (
				<Row label={label('directions')}>
					<span dir="auto" className="block whitespace-pre-line">
						{place.directions[language]}
					</span>
				</Row>
			)}
			<Row label={t.pickup}>
				<Moment at={where.startAt} />
			</Row>
			{flight && (
				<Row label={label('flight')}>
					<span className="numbers font-medium">{flight[language]}</span>
				</Row>
			)}
			{late && (
				<Row label={label('late')}>
					<span className="numbers font-medium text-danger">{clockText(late.expectedAt, where.startAt)[language]}</span>
				</Row>
			)}
			<Row label={t.return}>
				<Moment at={where.endAt} />
			</Row>
			{extras && (
				<Row label={label('extras')}>
					<span dir="auto" className="font-medium">
						{extras[language]}
					</span>
				</Row>
			)}
			{contact && (
				<Row label={label('contact')}>
					<span className="block">
						<bdi>{contact.name[language]}</bdi>
					</span>
					{contact.phone && (
						<a
							href={`tel:${contact.phone}`}
							className="numbers inline-flex min-h-11 items-center whitespace-nowrap font-medium text-primary hover:underline"
						>
							<bdi dir="ltr">{phoneInGroups(contact.phone)}</bdi>
						</a>
					)}
				</Row>
			)}
		</dl>
	);
}

/** Opens in full size in its own tab. */
function PlacePhoto({ url }: { url: string }) {
	const { whereAndWhen: t } = useScreenTexts<WhereAndWhenTexts>();
	return (
		<a href={`${url}?w=1600`} target="_blank" rel="noreferrer" className="mt-2 block w-full max-w-64">
			<img
				src={`${url}?w=400`}
				srcSet={`${url}?w=400 400w, ${url}?w=800 800w`}
				sizes="256px"
				alt={t.photo}
				width={400}
				height={300}
				loading="lazy"
				decoding="async"
				className="aspect-[4/3] w-full rounded-control border border-line bg-sunken object-cover"
			/>
		</a>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-3 min-[22rem]:grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-x-4">
			<dt className="text-muted text-sm leading-6">{label}</dt>
			<dd className="min-w-0">{children}</dd>
		</div>
	);
}

function Moment({ at }: { at: string }) {
	const { format } = useLanguage();
	return (
		<time dateTime={at} suppressHydrationWarning className="numbers font-medium">
			{format.date(at, 'weekday')} {format.date(at, 'short')} {format.date(at, 'time')}
		</time>
	);
}

type ActionsProps = { where: Value; onAsk(which: 'LATE' | 'MOVE'): void };

function Actions({ where: { allowedActions }, onAsk }: ActionsProps) {
	const { whereAndWhen: t } = useScreenTexts<WhereAndWhenTexts>();
	const openerOf = (which: 'LATE' | 'MOVE') => ({
		'aria-haspopup': 'dialog' as const,
		onPointerEnter: preloadDialog,
		onClick: () => onAsk(which),
	});
	return (
		<div className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">
			{allowedActions.includes('SAY_LATE') && <Button {...openerOf('LATE')}>{t.late.open}</Button>}
			{allowedActions.includes('MOVE_PLACE') && <Button {...openerOf('MOVE')}>{t.move.open}</Button>}
		</div>
	);
}
