/** Renters of the demo except renter@. */
import { type MemberRow, members } from './person.ts';

const rows: readonly MemberRow[] = [
	['Reem', 'Shawabkeh', 'ريم الشوابكة', 'veiled woman', '2022-07-23', 'ar'],
	['Tariq', 'Jaber', 'طارق جابر', 'man', '2021-05-04', 'en'],
	['Leen', 'Hijazi', 'لين حجازي', 'woman', '2024-01-29', 'en'],
	['Zaid', 'Obeidat', 'زيد عبيدات', 'man', '2023-03-16', 'ar'],
	['Mira', 'Farraj', 'ميرا فراج', 'woman', '2022-12-08', 'en'],
	['Hashem', 'Kilani', 'هاشم الكيلاني', 'man', '2020-09-13', 'ar'],
	['Aseel', 'Batayneh', 'أسيل البطاينة', 'veiled woman', '2024-04-02', 'ar'],
	['Odai', 'Rababah', 'عدي ربابعة', 'man', '2025-01-15', 'ar'],
	['Yara', 'Saket', 'يارا الساكت', 'woman', '2023-06-27', 'en'],
	['Fadi', 'Ayyoub', 'فادي أيوب', 'man', '2021-10-31', 'en'],
	['Salma', 'Tell', 'سلمى التل', 'veiled woman', '2022-03-20', 'ar'],
	['Karim', 'Hourani', 'كريم الحوراني', 'man', '2024-11-06', 'en'],
	['Dima', 'Kawar', 'ديما قعوار', 'woman', '2021-04-25', 'en'],
	['Bashar', 'Shdeifat', 'بشار شديفات', 'man', '2025-05-22', 'ar'],
];

export const renters = members(rows, 30);
