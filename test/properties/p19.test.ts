import { p19 } from "./laws/p19-unicode.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p19(subjects);
p19(subjects, CHAINED);
