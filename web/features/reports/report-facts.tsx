/** A report: text, photos, place, the police's number, and the decision. */
import type { ReactNode } from 'react';
import type { Report } from '#contract/report-shapes.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import type { Tone } from '#web/ui/badge.tsx';
import type { ReportTexts } from './texts.en.ts';

const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
	`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

export function ReportFacts({ report }: { report: Report }) {
	const { report: t } = useScreenTexts<{ report: ReportTexts }>();
	const format = useFormat();
	const { place } = report;
	const pin =
		place && place.latitude !== null && place.longitude !== null ? { latitude: place.latitude, longitude: place.longitude } : null;
	return (
		<>
			<p className="mt-2 whitespace-pre-line break-words">
				<bdi>{report.text}</bdi>
			</p>
			{report.photos.length > 0 && (
				<ul aria-label={t.photos} className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-6">
					{report.photos.map(({ url }, index) => (
						<li key={url}>
							<a
								href={`${url}?w=1600`}
								target="_blank"
								rel="noreferrer"
								className="block aspect-[4/3] overflow-hidden rounded-control bg-sunken"
							>
								<img src={`${url}?w=400`} alt={t.photo(format.number(index + 1))} loading="lazy" className="h-full w-full object-cover" />
							</a>
						</li>
					))}
				</ul>
			)}
			<dl className="mt-3 grid gap-2 text-sm empty:hidden">
				{place && (
					<Fact label={t.place}>
						<bdi>{place.text}</bdi>{' '}
						{pin && (
							<a href={mapAddress(pin)} target="_blank" rel="noreferrer" className="font-medium text-primary hover:underline">
								{t.map}
							</a>
						)}
					</Fact>
				)}
				{report.policeReportNumber && (
					<Fact label={t.police}>
						<bdi className="numbers">{report.policeReportNumber}</bdi>
					</Fact>
				)}
				{report.outcome && (
					<Fact label={t.decided}>
						<span className="font-medium">{t.outcomes[report.outcome]}</span>
						{report.refundJod !== null && Number(report.refundJod) > 0 && (
							<span className="numbers block">
								{(report.outcome === 'ANOTHER_CAR' ? t.carried : t.refund)(format.jod(report.refundJod))}
							</span>
						)}
						<bdi className="block whitespace-pre-line break-words">{report.note}</bdi>
						{report.anotherBookingId && (
							<Link
								href={`/booking/${report.anotherBookingId}`}
								className="inline-flex min-h-11 items-center font-medium text-primary hover:underline"
							>
								{t.openOther}
							</Link>
						)}
					</Fact>
				)}
			</dl>
		</>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-muted">{label}</dt>
			<dd className="min-w-0 break-words">{children}</dd>
		</div>
	);
}

/** State of a report as a badge. */
export function stageOf({ outcome, isOverdue }: Pick<Report, 'outcome' | 'isOverdue'>, t: ReportTexts, viewer: 'PARTY' | 'ADMIN') {
	if (outcome) return { tone: 'neutral' as Tone, label: t.outcomes[outcome] };
	return isOverdue && viewer === 'ADMIN' ? { tone: 'danger' as Tone, label: t.overdue } : { tone: 'warning' as Tone, label: t.open };
}
