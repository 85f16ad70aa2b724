/** A super admin who begins in the admin area has not seen the question about plates, which the console asks. */
import { useQuery } from '@tanstack/react-query';
import { getSettings } from '#contract/admin.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useSite } from '#web/browser/page/site.ts';
import { queryFor } from '#web/browser/queries.ts';
import type { AdminShellTexts } from './texts.en.ts';

export default function PlatesStrip({ texts: t }: { texts: AdminShellTexts['plates'] }) {
	const { demo } = useSite();
	const { data: settings } = useQuery({ ...queryFor(getSettings), enabled: !demo });
	if (demo || settings?.rentalPlatesDecided !== false) return null;
	return (
		<p
			data-testid="plates-due"
			className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-control bg-warning-soft p-2.5 text-warning-text"
		>
			{t.line}
			<Link href="/master-admin" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
				{t.answer}
			</Link>
		</p>
	);
}
