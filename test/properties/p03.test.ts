import { p03 } from "./laws/p03-monotone.js";
import { registrySubjects } from "./support/subjects.js";

p03(registrySubjects());
