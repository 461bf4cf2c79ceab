import { p07 } from "./laws/p07-leak.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p07(subjects);
p07(subjects, CHAINED);
