/** Privacy notice. */
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LegalPage } from '../legal-page.tsx';
import type { PrivacyTexts } from './texts.en.ts';

export default function PrivacyScreen() {
	return <LegalPage texts={useScreenTexts<PrivacyTexts>()} />;
}
