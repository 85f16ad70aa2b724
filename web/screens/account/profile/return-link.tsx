/** Link back for a person who was sent here by a booking or a listing. */
import { ArrowRight, CarFront } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { localPath } from '#contract/local-path.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { clearReturnTo, getReturnTo, saveReturnTo } from './return-to-storage.ts';
import type { ProfileTexts } from './texts.en.ts';

/** The local path in `?returnTo=`, otherwise the stored one. */
export function useReturnTo(userId: string): string | null {
	const asked = localPath(new URLSearchParams(useSearch()).get('returnTo'));
	const [stored, setKept] = useState<string | null>(null);
	useEffect(() => {
		if (asked) saveReturnTo(userId, asked);
		else setKept(getReturnTo(userId));
	}, [asked, userId]);
	return asked ?? stored;
}

type ReturnLinkProps = {
	userId: string;
	returnTo: string;
	/** The documents were submitted. */
	open: boolean;
	/** Approved: after going back, the link is no longer needed. */
	last: boolean;
};

export function ReturnLink({ userId, returnTo, open, last }: ReturnLinkProps) {
	const { wayBack, wayBackToListing } = useScreenTexts<ProfileTexts>();
	const t = returnTo.startsWith('/owner/') ? wayBackToListing : wayBack;
	return (
		<div className="mt-5 flex flex-wrap items-center gap-x-4 rounded-card bg-accent-soft px-4 py-1.5 text-sm" data-testid="way-back">
			<p className="flex min-h-11 items-center gap-3">
				<CarFront aria-hidden className="size-5 shrink-0 text-accent-text" />
				{t.line}
			</p>
			{open && (
				<Link
					href={returnTo}
					onClick={() => last && clearReturnTo(userId)}
					className="flex min-h-11 items-center gap-1.5 font-medium text-primary underline underline-offset-4"
				>
					{t.link}
					<ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
				</Link>
			)}
		</div>
	);
}
