import { p24 } from "./laws/p24-evidence.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p24(subjects);
p24(subjects, CHAINED);
