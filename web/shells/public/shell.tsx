/** Shell of public and renter screens: header, notices, screen, footer, and bottom bar on phones. */
import type { ReactNode } from 'react';
import { SignedInParts } from '#web/features/session/signed-in-parts.tsx';
import { Notices, SkipLink } from '../notices.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export default function PublicShell({ children }: { children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<Header />
			<Notices />
			<main id="main" tabIndex={-1} className="flex-1">
				{children}
			</main>
			<Footer />
			<BottomBar />
			<SignedInParts />
		</div>
	);
}
