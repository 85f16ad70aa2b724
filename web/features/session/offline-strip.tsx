/** Offline notice for a signed-in user: trips and messages are displayed as last seen. Also if only our server is unreachable. */
import { useLocation } from 'wouter';
import { useFromCache } from '#web/browser/device/from-cache.ts';
import { OFFLINE_PAGES } from '#web/browser/device/offline-pages.ts';
import { useLiveState } from '#web/browser/live/live.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { OfflineLine } from './offline-line.tsx';
import { offlineTexts } from './offline-texts.ts';

export default function OfflineStrip({ online }: { online: boolean }) {
	const { language, texts } = useLanguage();
	const [path] = useLocation();
	const isReached = useLiveState() !== 'offline';
	const fromCache = useFromCache();
	if (online && isReached && !fromCache) return null;
	return <OfflineLine hint={OFFLINE_PAGES.test(path) ? offlineTexts[language] : texts.states.offlineHint} />;
}
