import { p32 } from "./laws/p32-names.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p32(subjects);
p32(subjects, CHAINED);
