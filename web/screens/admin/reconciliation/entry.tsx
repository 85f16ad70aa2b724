/** One condition to handle: title, amounts side by side, and actions. */
import type { ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { ReconciliationTexts } from './texts.en.ts';

type EntryProps = {
	title: ReactNode;
	badge?: ReactNode;
	/** Below the title: references, dates, the booking. */
	facts?: ReactNode;
	amounts?: ReadonlyArray<{ label: string; value: string }>;
	actions?: ReactNode;
};

export function Entry({ title, badge, facts, amounts = [], actions }: EntryProps) {
	return (
		<li className="numbers flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
			<div className="min-w-0 flex-1 basis-72">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
					{title}
					{badge}
				</p>
				{facts && (
					<div suppressHydrationWarning className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-muted text-sm">
						{facts}
					</div>
				)}
			</div>
			{amounts.length > 0 && (
				<dl className="flex flex-wrap gap-x-3 gap-y-2 max-lg:w-full max-lg:justify-between lg:gap-x-8">
					{amounts.map(({ label, value }) => (
						<div key={label} className="lg:min-w-24 lg:text-end">
							<dt className="text-muted text-xs">{label}</dt>
							<dd className="whitespace-nowrap font-medium">{value}</dd>
						</div>
					))}
				</dl>
			)}
			{actions && <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>}
		</li>
	);
}

/** Link to the booking in the admin area. */
export function BookingLink({ id }: { id: string | null }) {
	const t = useScreenTexts<ReconciliationTexts>();
	if (!id) return null;
	return (
		<Link href={`/booking/${id}`} className="inline-flex min-h-11 items-center gap-1 text-primary hover:underline md:min-h-6">
			{t.booking} <bdi dir="ltr">#{id.slice(0, 8)}</bdi>
		</Link>
	);
}
